# Whether an output is what a page shows: the first file has PLACE<tab>LINE, the second the output.
function matches(line, pattern,   at, head, tail) {
  sub(/ +$/, "", line); sub(/ +$/, "", pattern)
  at = index(pattern, "…")
  if (at == 0) return line == pattern
  head = substr(pattern, 1, at - 1); tail = substr(pattern, at + length("…"))
  return length(line) >= length(head tail) && substr(line, 1, length(head)) == head &&
    substr(line, length(line) - length(tail) + 1) == tail
}
FNR == NR { at = index($0, "\t"); place[NR] = substr($0, 1, at - 1); want[NR] = substr($0, at + 1); wanted = NR; next }
{ got[++lines] = $0 }
END {
  i = j = 1
  while (j <= wanted) {
    if (want[j] ~ /^ *… *$/) { gap = 1; j++; continue }
    if (gap) while (i <= lines && !matches(got[i], want[j])) i++
    if (i > lines) { print place[j] ": error: the output ends, or goes on otherwise, before " want[j]; exit 1 }
    if (!matches(got[i], want[j])) { print place[j] ": error: prints " got[i] ", not " want[j]; exit 1 }
    gap = 0; i++; j++
  }
  if (!gap && i <= lines) { print place[wanted] ": error: more is printed: " got[i]; exit 1 }
}
