# Cuts the ```swift blocks out of pages and doc comments, and writes compilable units for .ci/snippets.

function location(line) { return "#sourceLocation(file: \"" root "/" FILENAME "\", line: " line ")\n" }

# What ends the locations of a text, if there are any.
function ends(text) { return text ~ /#sourceLocation/ ? "#sourceLocation()\n" : "" }

# A line of the block goes to the imports or stays where it is; both keep their line of the page.
function take(text, line) {
  if (text ~ /^import /) { imports = imports location(line) text "\n"; taken = taken "\n"; return }
  if (!nested && text ~ /^[a-z@]/ && text !~ /^(@|public |private |final |struct |class |enum |protocol |extension |func |typealias |case )/)
    statements = 1
  if (text ~ /^extension /) extends = 1
  if (text ~ /^(@MainActor )?@Test/) tests = 1
  taken = taken text "\n"
  if (text ~ /^ *print\(.*\)  \/\/ /) {
    expected = text; sub(/^.*\)  \/\/ /, "", expected)
    printf "%d\t%s:%d\t%s\n", unit, FILENAME, line, expected > (out "/expected")
    prints[unit] = 1
  }
}

function finish(   file, name, text) {
  if (!open) return
  open = 0
  name = "Snippet_" unit
  if (manifest) {
    # No location may stand inside a list: one at the top, as many lines before the block's as come before it.
    text = imports declarations body
    gsub(/#sourceLocation\([^\n]*\n/, "", text); gsub(/#sourceLocation\([^\n]*\n/, "", imports)
    printf "%s%s", location(blockLine + 1 - gsub(/\n/, "", imports) - linesBefore), text > (out "/manifest-" unit ".swift")
    return
  }
  file = out "/unit-" unit ".swift"
  printf "%s%s", imports, ends(imports) > file
  if (extends) printf "%s%s", declarations, ends(declarations) > file
  printf "struct %s {\n", name > file
  if (!extends) printf "%s%s", declarations, ends(declarations) > file
  printf "@MainActor static func runsAsWritten() async throws {\n%s%s}\n}\n%s", body, ends(body), context > file
  close(file)
  if (prints[unit])
    calls = calls "  print(\"\\u{1}" unit "\")\n  do { try await " name ".runsAsWritten() } catch { print(\"throws \\(error)\") }\n"
}

function begin() {
  if (continues && open) return
  finish()
  unit++; open = 1
  imports = declarations = body = context = ""
  extends = manifest = 0
  if (source) {
    module = FILENAME; sub(/^Sources\/[A-Za-z]+\//, "", module); sub(/\/.*/, "", module)
    imports = "import " module "\n" (module == "UIKitFacade" ? "" : "import ScrollPhysics\n")
    while ((getline given < (".ci/snippet-context/" module ".swift")) > 0)
      if (given ~ /^import /) imports = imports given "\n"; else context = context given "\n"
    close(".ci/snippet-context/" module ".swift")
  }
}

function add(   i, placed) {
  count++
  begin()
  taken = chunks = ""
  statements = tests = 0
  placed = 0
  for (i = 1; i <= before; i++) {
    if (harness[i] == "…") { emit(1); placed = 1; continue }
    if (i == 1 || placed == 1) { chunks = chunks taken location(harnessLine + i); taken = ""; if (placed == 1) placed = 2 }
    take(harness[i], harnessLine + i)
  }
  if (!placed) emit(0)
  chunks = chunks taken
  if (chunks ~ /PackageDescription/ || imports ~ /PackageDescription/ || block[1] ~ /= Package\(/) {
    if (imports !~ /PackageDescription/) imports = "import PackageDescription\n" imports
    manifest = 1
  }
  if (statements && !tests && !manifest) body = body chunks; else declarations = declarations chunks
  before = 0; continues = 0
}

# What lies between a harness's lines is part of what they declare.
function emit(nests,   i, text) {
  text = chunks taken
  gsub(/#sourceLocation\([^\n]*\n/, "", text)
  linesBefore = gsub(/\n/, "", text)
  chunks = chunks taken location(blockLine + 1); taken = ""
  nested = nests
  for (i = 1; i <= lines; i++) take(block[i], blockLine + i)
  nested = 0
}

FNR == 1 { finish(); inBlock = inComment = before = continues = skip = 0; source = FILENAME ~ /\.swift$/ }
{ line = $0 }
source { if (line !~ /^ *\/\/\//) next; sub(/^ *\/\/\/ ?/, "", line) }
inBlock && line ~ /^ *```/ { inBlock = 0; if (skip) skip = 0; else add(); next }
inBlock { block[++lines] = substr(line, indent + 1); next }
inComment && line ~ /^-->/ { inComment = 0; next }
inComment { harness[++before] = line; next }
line ~ /^<!-- snippet: skip .*-->$/ { skip = 1; next }
line ~ /^<!-- snippet: continues -->$/ { continues = 1; next }
line ~ /^<!-- snippet(: continues)?$/ { continues = line ~ /continues/; inComment = 1; before = 0; harnessLine = FNR; next }
line ~ /^<!-- snippet/ {
  print FILENAME ":" FNR ": error: .ci/snippets says what may stand here" > "/dev/stderr"; exit 1
}
line ~ /^ *```swift$/ { inBlock = 1; lines = 0; blockLine = FNR; indent = match(line, /`/) - 1; next }

END {
  finish()
  printf "@main struct Snippets {\n  @MainActor static func main() async {\n%s  }\n}\n", calls > (out "/main.swift")
  printf "" >> (out "/expected")
  print count + 0 > (out "/count")
}
