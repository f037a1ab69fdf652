/** The colours that people give to kinds of things; the theme has each in light and in dark. */
export type Tone = "blue" | "green" | "violet" | "orange" | "red" | "teal" | "grey";

export const toneTitles: Record<Tone, string> = {
  blue: "Синий",
  green: "Зелёный",
  violet: "Фиолетовый",
  orange: "Оранжевый",
  red: "Красный",
  teal: "Бирюзовый",
  grey: "Серый",
};

/** A tone as a background. */
export const toneFills: Record<Tone, string> = {
  blue: "bg-tone-blue",
  green: "bg-tone-green",
  violet: "bg-tone-violet",
  orange: "bg-tone-orange",
  red: "bg-tone-red",
  teal: "bg-tone-teal",
  grey: "bg-tone-grey",
};
