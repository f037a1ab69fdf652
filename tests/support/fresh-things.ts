import { apiAs } from "./api.ts";
import { makePerson } from "./people.ts";
import { articleOf, type TwoCompanies } from "./two-companies.ts";

export async function freshArticle({ sever }: TwoCompanies): Promise<string> {
  return (await apiAs(sever.editor).newsroom.write({ ...articleOf(sever.rubric), step: "save" })).id;
}

export async function freshMustRead({ sever }: TwoCompanies): Promise<string> {
  const news = { ...articleOf(sever.rubric), mustRead: true, step: "publish" as const };
  return (await apiAs(sever.editor).newsroom.write(news)).id;
}

/** A person of «Север» whom nobody else needs. */
export async function somebody({ sever }: TwoCompanies): Promise<string> {
  return (await makePerson({ id: sever.id, alias: "sever", name: "Север" })).accountId;
}

export const draft = {
  title: "Собрание",
  body: "В пятницу в полдень",
  feed: "work" as const,
  reach: "company" as const,
};

export async function freshComment({ sever }: TwoCompanies): Promise<string> {
  return (await apiAs(sever.head).content.comment({ id: sever.publication, text: "Приду" })).id;
}

export async function freshPublication({ sever }: TwoCompanies): Promise<string> {
  return (await apiAs(sever.head).content.create(draft)).id;
}
