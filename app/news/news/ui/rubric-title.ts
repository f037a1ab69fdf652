import { href } from "#app/web/urls.ts";
import type { RubricName } from "../contract.ts";
import { news } from "../routes.ts";

type Placed = Pick<RubricName, "section" | "title">;

/** «Раздел / рубрика»: how a rubric is called where it stands without its section. */
export const rubricTitle = ({ section, title }: Placed) => (section ? `${section.title} / ${title}` : title);

/** The way back from a rubric: to all of them, or to those of its section. */
export const placesOf = ({ section }: Pick<Placed, "section">) => [
  { href: href(news.rubrics), title: "Рубрики" },
  ...(section ? [{ href: href(news.rubric, { id: section.slug }), title: section.title }] : []),
];
