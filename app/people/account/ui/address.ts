const letters: Record<string, string> = {
  ...{
    а: "a",
    б: "b",
    в: "v",
    г: "g",
    д: "d",
    е: "e",
    ё: "e",
    ж: "zh",
    з: "z",
    и: "i",
    й: "y",
    к: "k",
    л: "l",
    м: "m",
  },
  ...{ н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh" },
  ...{ щ: "shch", ъ: "", ы: "y", ь: "", э: "e", ю: "yu", я: "ya" },
};

/** The address of a page made of its owner's name: «Иван Белов» is `ivan-belov`. */
export function ownAddress(firstName: string, lastName: string): string {
  const latin = [...`${firstName} ${lastName}`.toLowerCase()].map((one) => letters[one] ?? one).join("");
  return latin
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 30)
    .replace(/^-+|-+$/g, "");
}
