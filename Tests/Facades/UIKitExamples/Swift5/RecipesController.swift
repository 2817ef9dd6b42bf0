// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A file as an app has it, which documents less than this package does.
import UIKit

final class RecipeHeader: UITableViewHeaderFooterView {
  static let reuseIdentifier = String(describing: RecipeHeader.self)
  let title = UILabel()
  let subtitle = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    title.numberOfLines = 0
    subtitle.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [title, subtitle])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    subtitle.isHidden = false
  }
}

/// Recipes in sections, under headers that are as high as their words and a welcome that is as high as its picture.
public final class RecipesController: UITableViewController {
  private let sections: [(title: String, subtitle: String?)] = [
    ("Soups", "Serve hot"), ("Salads", nil), ("Everything that takes longer than an hour and needs two pans", nil),
    ("Cakes", "Serve cold"),
  ]

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Recipe")
    tableView.register(RecipeHeader.self, forHeaderFooterViewReuseIdentifier: RecipeHeader.reuseIdentifier)
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 60
    tableView.sectionFooterHeight = 0
    tableView.rowHeight = 44
    if #available(iOS 15.0, *) { tableView.sectionHeaderTopPadding = 0 }
    let welcome = UIView()
    let picture = UIImageView()
    picture.translatesAutoresizingMaskIntoConstraints = false
    welcome.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: welcome.topAnchor, constant: 12),
      picture.leadingAnchor.constraint(equalTo: welcome.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: welcome.trailingAnchor),
      picture.bottomAnchor.constraint(equalTo: welcome.bottomAnchor, constant: -12),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.4),
    ])
    tableView.tableHeaderView = welcome
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let welcome = tableView.tableHeaderView else { return }
    let height = welcome.systemLayoutSizeFitting(
      CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if welcome.frame.height != height {
      welcome.frame.size.height = height
      tableView.tableHeaderView = welcome
      tableView.layoutIfNeeded()
    }
  }

  public override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  public override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  public override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Recipe", for: indexPath)
  }

  public override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: RecipeHeader.reuseIdentifier)
    let header = view as? RecipeHeader
    header?.title.text = sections[section].title
    header?.subtitle.text = sections[section].subtitle
    header?.subtitle.isHidden = sections[section].subtitle == nil
    return header
  }

  public override func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { 60 }
}
