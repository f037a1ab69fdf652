const letters: Record<string, string> = Object.fromEntries(
  (
    "а a,б b,в v,г g,д d,е e,ё e,ж zh,з z,и i,й y,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х kh,ц ts,ч ch,ш sh," +
    "щ shch,ъ ,ы y,ь ,э e,ю yu,я ya"
  )
    .split(",")
    .map((pair) => pair.split(" ")),
);

/** Words as one word of an address, of so many letters at most: «Обучение и рост» is `obuchenie-i-rost`; empty where none is left. */
export function latinWord(words: string, most: number): string {
  const latin = [...words.toLowerCase()].map((letter) => letters[letter] ?? letter).join("");
  return latin
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, most)
    .replace(/-+$/, "");
}
