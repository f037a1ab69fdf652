import type { Api } from "#app/areas.ts";
import type { GuestSurvey } from "#app/engines/questionnaires/contract.ts";
import { problemOf } from "#app/web/catalogue.ts";

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
