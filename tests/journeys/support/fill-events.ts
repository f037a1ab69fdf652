import { dentistFile } from "#app/calendar/outside/tests/dentist-file.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";

/** An event of a day far ahead, to which ivan goes. */
export async function fillEvents({ anna, ivan, admin }: Record<string, Viewer>): Promise<void> {
  const { id: typeId } = await apiAs(admin!).events.putType({ title: "Спорт", tone: "green" });
  const { id } = await apiAs(admin!).events.make({
    title: "Шахматы в столовой",
    description: "Швейцарская система, пять партий.",
    location: "Столовая",
    startsAt: "2099-06-10T18:00",
    endsAt: "2099-06-10T20:00",
    zone: "Europe/Moscow",
    capacity: 12,
    typeId,
  });
  await apiAs(ivan!).events.answer({ id, answer: "going" });
  const { id: calendar } = await apiAs(anna!).outside.addFile({ title: "Личный", file: dentistFile() });
  await apiAs(anna!).outside.put({ id: calendar, shown: true });
}
