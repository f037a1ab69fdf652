import { href } from "#app/web/urls.ts";
import { adaptation } from "../routes.ts";

/** Where a step of a newcomer is looked at by those who help. */
export const checkedHref = (person: string, trajectoryId: string, lessonId: string) =>
  href(adaptation.checked, { id: person, trajectoryId, lessonId });
