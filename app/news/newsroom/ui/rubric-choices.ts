export type RubricChoice = { value: string; label: string; hint?: string | undefined; mark?: "held" | undefined };

type Rubric = { id: string; title: string; fourEyes: boolean };

/** The rubrics that an article can stand under, as its form shows them: made by the server, as the links and steps are. */
export function choicesOf({ rubrics }: { rubrics: Rubric[] }): RubricChoice[] {
  return rubrics.map(({ id, title, fourEyes }) => ({
    value: id,
    label: title,
    hint: fourEyes ? "Публикует главный редактор" : undefined,
    mark: fourEyes ? "held" : undefined,
  }));
}
