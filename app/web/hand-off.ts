/** Short words are cheaper in the data than the call that would fetch them. */
const longEnough = 24;

/**
 * What a browser's script is handed of a page's data, as Remix's own `StreamTransfer` writes it, in one piece. Words that
 * stand in the page as they stand in the data are not sent twice: the script takes them from the elements of the class `said`.
 */
export function handOffScript(data: string, page: string, nonce: string): string {
  const said = saidIn(page);
  const pieces: string[] = [];
  let from = 0;
  for (const { at, end, place } of placesOf(said, data)) {
    if (at < from) continue;
    pieces.push(`${quoted(data.slice(from, at))}+s(${place})+`);
    from = end;
  }
  const value = pieces.join("") + quoted(data.slice(from));
  const take = pieces.length
    ? `let d=document.getElementsByClassName("said"),s=i=>JSON.stringify(d[i].textContent);`
    : "";
  return `<script nonce="${nonce}">{${take}let c=__remixContext.streamController;c.enqueue(${value});c.close()}</script>`;
}

/** The words of every element of the class, in the order of the page; of one with other elements inside there are none. */
function saidIn(page: string): Map<string, number> {
  const said = new Map<string, number>();
  let place = 0;
  for (const [, words, isWhole] of page.matchAll(/ class="said[ "][^>]*>([^<]*)(<\/)?/g)) {
    if (isWhole && words!.length >= longEnough)
      said.set(
        words!.replace(/&(?:#x27|\w+);/g, (sign) => signs[sign]!),
        place,
      );
    place += 1;
  }
  return said;
}

/** Where those words stand in the data as whole strings. What a browser reads otherwise than it was written is left there. */
function placesOf(said: Map<string, number>, data: string) {
  return [...said]
    .filter(([words]) => !/^,|[\r\0]/.test(words))
    .map(([words, place]) => {
      const value = JSON.stringify(words);
      const at = data.indexOf(value);
      return { at, end: at + value.length, place };
    })
    .sort((one, other) => one.at - other.at);
}

const quoted = (text: string) => `'${text.replace(/[\\'<\n\u2028\u2029]/g, (sign) => escapes[sign]!)}'`;

const signs: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

const escapes: Record<string, string> = {
  "\\": "\\\\",
  "'": "\\'",
  "<": "\\x3c",
  "\n": "\\n",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};
