const letters: Record<string, string> = Object.fromEntries(
  `а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:sch
  ъ: ы:y ь: э:e ю:yu я:ya`
    .split(/\s+/)
    .map((pair) => pair.split(":")),
);

/** Щербаков → scherbakov: for addresses and mail boxes. */
export const toLatin = (text: string) => [...text.toLowerCase()].map((letter) => letters[letter] ?? letter).join("");
