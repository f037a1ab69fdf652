import { dayOf } from "#app/news/news/ui/day.ts";
import type { AudienceChoices } from "#app/people/account/contract.ts";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { DeskArticle } from "../contract.ts";

type Props = {
  article: DeskArticle;
  audiences: AudienceChoices;
  /** How many must read it, where anybody must. */
  obliged: number | null;
};

const people: [string, string, string] = ["человек", "человека", "человек"];

/** To whom an article is shown, who must read it and by when, at what hour it goes out: what is decided together with its words. */
export function ArticleTerms({ article, audiences, obliged }: Props) {
  const { viewer, now } = useRoot();
  const { reach, audience, mustRead, dueOn, publishAt, unpublishAt, reviewOn } = article;
  const moment = (value: string | null) => value && <Time value={value} zone={viewer.timeZone} now={now} />;
  const all = reach === "portal" ? "Всем компаниям портала" : "Всей компании";
  const asked = article.obliged ? namesOf(article.obliged, audiences) : "всем, кому показано";
  return (
    <Card pad="s">
      <Definitions
        items={[
          { name: "Кому показано", value: audience ? namesOf(audience, audiences) : all },
          {
            name: "Нужно ознакомиться",
            value: mustRead
              ? `${obliged === null ? "" : `${counted(obliged, people)}: `}${asked}${dueOn ? `, не позже ${dayOf(dueOn)}` : ", без срока"}`
              : "Не обязательно",
          },
          { name: "Выйдет", value: article.state !== "published" && moment(publishAt) },
          { name: "Снимется", value: moment(unpublishAt) },
          { name: "Пересмотреть до", value: reviewOn && dayOf(reviewOn) },
          { name: "Гостям", value: article.guestVisible && "Видно всем, у кого есть ссылка" },
          { name: "Комментарии", value: !article.allowComments && "Закрыты" },
        ]}
      />
    </Card>
  );
}

/** The parts of an audience by their names. */
function namesOf(parts: string[], { kinds }: AudienceChoices): string {
  const known = new Map(kinds.flatMap(({ choices }) => choices.map(({ value, label }) => [value, label] as const)));
  const names = parts.flatMap((part) => known.get(part) ?? []);
  const others = parts.length - names.length;
  return [...names, ...(others ? [`и ещё ${others}`] : [])].join(", ");
}
