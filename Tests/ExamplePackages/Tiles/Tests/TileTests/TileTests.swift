// block of docs/Feel.md: struct Tiles
