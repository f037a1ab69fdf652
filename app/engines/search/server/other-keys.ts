/** The keys of the two keyboards, in the same order. */
const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russian = "ёйцукенгшщзхъфывапролджэячсмитьбю";

/** What would have been typed had the keyboard stood in the other language: «ghbdtn» → «привет», «руддщ» → «hello». */
export function typedOtherwise(text: string): string {
  const small = text.toLowerCase();
  const [from, to] = /[а-яё]/.test(small) ? [russian, latin] : [latin, russian];
  return Array.from(small, (letter) => to[from.indexOf(letter)] ?? letter).join("");
}

const soundsOfLatin: [string, string][] = [
  ["shch", "щ"],
  ["sch", "щ"],
  ["iya", "ия"],
  ["iy", "ий"],
  ["yy", "ый"],
  ["yo", "ё"],
  ["zh", "ж"],
  ["kh", "х"],
  ["ts", "ц"],
  ["ch", "ч"],
  ["sh", "ш"],
  ["yu", "ю"],
  ["ya", "я"],
  ["ye", "е"],
  ["ju", "ю"],
  ["ja", "я"],
  ["iu", "ю"],
  ["ia", "ия"],
  ["ph", "ф"],
  ["ck", "к"],
  ["x", "кс"],
];
const latinLetters = Object.fromEntries(
  Array.from("abvgdeziyklmnoprstufhcjwq", (letter, at) => [letter, "абвгдезийклмнопрстуфхкйвк"[at]!]),
);

const russianSounds: Record<string, string> = Object.fromEntries(
  "а a б b в v г g д d е e ё e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh щ shch ъ  ы y ь  э e ю yu я ya"
    .split(/ (?=[а-яё])/)
    .map((pair) => [pair[0]!, pair.slice(2).trim()]),
);

/** The same sounds in the other letters: «ivanov» → «иванов», «Иванов» → «ivanov». */
export function writtenOtherwise(text: string): string {
  const small = text.toLowerCase();
  if (/[а-яё]/.test(small)) return Array.from(small, (letter) => russianSounds[letter] ?? letter).join("");
  return small.replace(/[a-z]+/g, toRussian);
}

function toRussian(word: string): string {
  let told = "";
  for (let at = 0; at < word.length; ) {
    const [sound, letters] = soundsOfLatin.find(([one]) => word.startsWith(one, at)) ?? [];
    if (sound) {
      // «Tatyana» has a soft sign that Latin letters do not say.
      const isSoft = /^[yj][aueo]$/.test(sound) && at > 0 && !/[aeiouy]/.test(word[at - 1]!);
      told += (isSoft ? "ь" : "") + letters;
      at += sound.length;
    } else {
      const isShort = word[at] === "y" && (at === 0 || !/[aeiou]/.test(word[at - 1]!)) && at < word.length - 1;
      told += isShort ? "ы" : (latinLetters[word[at]!] ?? word[at]!);
      at += 1;
    }
  }
  return told;
}
