import type { QuestionnaireSource } from "#app/engines/questionnaires/contract.ts";
import { stateLooks, stateTitles } from "#app/engines/questionnaires/ui/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import { questionnaireDesk } from "../routes.ts";
import { useHome } from "./home.ts";

const places = {
  ...{ build: "Вопросы", settings: "Настройки", preview: "Предпросмотр" },
  ...{ links: "Для гостей", results: "Итоги", people: "Люди" },
};
type Place = keyof typeof places;

type Props = {
  about: Pick<QuestionnaireSource, "id" | "title" | "state" | "kind"> & { named: boolean };
  current: Place;
};

/** The head of every page of one questionnaire: its name, its state, its pages. */
export function DeskHeader({ about: { id, title, state, kind, named }, current }: Props) {
  const home = useHome(kind);
  const shown = (Object.keys(places) as Place[]).filter((place) =>
    place === "people" ? named || kind === "test" : place !== "links" || kind === "survey",
  );
  return (
    <>
      <PageHeader title={title} places={[home]}>
        <Badge look={stateLooks[state]}>{stateTitles[state]}</Badge> {kind === "test" ? "Тест" : "Опрос"}
      </PageHeader>
      <div className="mb-5">
        <Tabs
          label="Страницы анкеты"
          look="pills"
          wraps
          tabs={shown.map((place) => ({
            href: href(questionnaireDesk[place], { id }),
            title: places[place],
            current: place === current,
          }))}
        />
      </div>
    </>
  );
}
