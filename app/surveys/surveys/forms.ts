import { z } from "zod";
import type { Api } from "#app/areas.ts";
import { type GuestSurvey, listTabs } from "#app/engines/questionnaires/contract.ts";
import { problemOf } from "#app/web/catalogue.ts";

/** Which tab of a list the address asks for. */
export const readTab = (tab: string | undefined) => z.enum(listTabs).catch("open").parse(tab);

/** The survey of a link; nothing where it leads nowhere. */
export async function findAsGuest(api: Api, token: string): Promise<GuestSurvey | null> {
  try {
    return await api.questionnaires.guestView({ token });
  } catch (error) {
    const status = problemOf(error)?.status;
    if (status === 404 || status === 422) return null;
    throw error;
  }
}
