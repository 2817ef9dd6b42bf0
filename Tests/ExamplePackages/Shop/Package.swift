// block of README.md: name: "Shop"
