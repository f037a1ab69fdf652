import type { Drawing } from "./scene.ts";

/** What the edges took away is not told. */
const shorter: [RegExp, string][] = [
  [/^Команда: .*/, "Коллеги стоят рядом"],
  [/^Стопка книг.*/, "Стопка книг на столе у окна"],
  [/^Экран с .*/, "Экран с цветными строками программы"],
  [/^Стеллажи склада.*/, "Стеллажи склада с коробками"],
  [/^Кофе и круассан.*/, "Кофе и выпечка на столе у окна"],
  [/^Рабочий стол.*/, "Ноутбук на рабочем столе, на стене заметки"],
];

/** The middle of a wide drawing as an upright picture, 4 : 5, for the frames of stories. */
export function upright({ svg, alt }: Drawing): Drawing {
  const tall = 'width="1080" height="1350" viewBox="440 0 720 900"';
  return {
    svg: svg.replace('width="1600" height="900" viewBox="0 0 1600 900"', tall),
    alt: shorter.reduce((told, [from, to]) => told.replace(from, to), alt),
  };
}
