# Cuts the shell examples and their outputs out of pages for .ci/examples.

# One command may go over several lines; each one's output is kept for itself, the last one's also for comparison.
function write(   i, command, comment, number, base) {
  count++
  base = folder "/" count
  print (status == "" ? 0 : status) > (base ".exit")
  print FILENAME ":" place > (base ".place")
  for (i = 1; i <= before; i++) print setup[i] > (base ".sh")
  number = 0; command = ""
  for (i = 1; i <= lines; i++) {
    if (block[i] ~ /^ *(#.*)?$/) continue
    command = command block[i] "\n"
    if (block[i] ~ /\\$/ || open(command)) continue
    number++
    comment = command
    if (sub(/^.*  # /, "", comment)) { printf "%s", comment > (base ".comment-" number); close(base ".comment-" number) }
    printf "{ status=0\n%s} >\"$BLOCK.out-%d\" || status=$?\n", command, number > (base ".sh")
    printf "cat \"$BLOCK.out-%d\" >\"$BLOCK.out\"\n", number > (base ".sh")
    printf "[ $status = 0 ] || exit $status\n" > (base ".sh")
    command = ""
  }
  if (command != "") { print FILENAME ":" place ": error: the last command has no end" > "/dev/stderr"; exit 1 }
  close(base ".sh")
  before = 0; status = ""
}

# Whether a quote is still open.
function open(text) { return gsub(/'/, "", text) % 2 }

FNR == 1 {
  inBlock = inText = inSetup = before = skip = shown = 0; status = ""; count = 0
  page++
  folder = out "/page-" page
  started = 0
}
inBlock && /^```/ {
  inBlock = 0
  if (skip) { skip = 0; next }
  if (!started) { system("mkdir -p '" folder "'"); started = 1 }
  write(); shown = 1; next
}
inBlock { block[++lines] = $0; next }
inText && /^```/ { inText = 0; next }
inText { print FILENAME ":" FNR "\t" $0 > (folder "/" count ".text"); next }
inSetup && /^-->/ { inSetup = 0; next }
inSetup { setup[++before] = $0; next }
/^<!-- example: skip .*-->$/ { skip = 1; next }
/^<!-- example: exits with [0-9]+ -->$/ { status = $0; gsub(/[^0-9]/, "", status); next }
/^<!-- example$/ { inSetup = 1; before = 0; next }
/^<!-- example/ { print FILENAME ":" FNR ": error: .ci/examples says what may stand here" > "/dev/stderr"; exit 1 }
/^```sh$/ { inBlock = 1; lines = 0; place = FNR; next }
/^```text$/ && shown { inText = 1; shown = 0; next }
/[^ ]/ { shown = 0 }
