# Lists the anchors and the links of pages for .ci/files: `anchor PAGE#ANCHOR`, and `link PAGE:LINE LINK PATH ANCHOR`,
# separated by tabs. PATH is the link's page or file, from the package's root; it or ANCHOR is `-` where there is none.

# The anchor that GitHub gives a heading: in lower case, without punctuation, with hyphens for spaces.
function anchor(heading) {
  gsub(/\]\([^)]*\)/, "", heading)
  heading = tolower(heading)
  gsub(/[!-,.\/:-@[-^`{-~]/, "", heading)
  gsub(/ /, "-", heading)
  return heading
}

# A path from the package's root, for one relative to the page's folder. Paths above the root keep their `..`.
function rooted(path,   parts, count, i, depth, stack, result) {
  if (path ~ /^\//) return path
  result = FILENAME
  if (!sub(/\/[^\/]*$/, "/", result)) result = ""
  count = split(result path, parts, "/")
  depth = 0
  for (i = 1; i <= count; i++) {
    if (parts[i] == "" || parts[i] == ".") continue
    if (parts[i] == ".." && depth > 0 && stack[depth] != "..") depth--
    else stack[++depth] = parts[i]
  }
  result = ""
  for (i = 1; i <= depth; i++) result = result (i > 1 ? "/" : "") stack[i]
  return result == "" ? "." : result
}

function report(link,   path, fragment, hash) {
  sub(/ +["'(].*$/, "", link)
  gsub(/^<|>$/, "", link)
  if (link ~ /^[a-zA-Z][a-zA-Z0-9+.-]*:/) return
  hash = index(link, "#")
  path = hash ? substr(link, 1, hash - 1) : link
  fragment = hash ? substr(link, hash + 1) : ""
  print "link\t" FILENAME ":" FNR "\t" (link == "" ? "-" : link) "\t" (path == "" ? FILENAME : rooted(path)) "\t" \
    (fragment == "" ? "-" : fragment)
}

FNR == 1 { inBlock = inComment = 0; split("", seen) }
/^ *```/ { inBlock = !inBlock; next }
inBlock { next }
/^<!--/ { inComment = 1 }
inComment { if (/-->/) inComment = 0; next }
/^#+ / {
  name = $0; sub(/^#+ +/, "", name); sub(/ +#* *$/, "", name)
  name = anchor(name)
  print "anchor\t" FILENAME "#" name (seen[name] ? "-" seen[name] : "")
  seen[name]++
}
{
  line = $0
  while (match(line, /\]\([^)]*\)/)) {
    report(substr(line, RSTART + 2, RLENGTH - 3))
    line = substr(line, RSTART + RLENGTH)
  }
  if (match(line, /^ *\[[^]]+\]: +/)) report(substr(line, RLENGTH + 1))
}
