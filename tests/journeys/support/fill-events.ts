import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { apiAs } from "#tests/support/api.ts";

const day = 24 * 60 * 60_000;

/** An event of tomorrow, to which ivan goes. */
export async function fillEvents({ ivan, admin }: Record<string, Viewer>): Promise<void> {
  const tomorrow = new Date(now().getTime() + day).toISOString().slice(0, 10);
  const { id: typeId } = await apiAs(admin!).events.putType({ title: "Спорт", tone: "green" });
  const { id } = await apiAs(admin!).events.make({
    title: "Шахматы в столовой",
    description: "Швейцарская система, пять партий.",
    location: "Столовая",
    startsAt: `${tomorrow}T18:00`,
    endsAt: `${tomorrow}T20:00`,
    zone: "Europe/Moscow",
    capacity: 12,
    typeId,
  });
  await apiAs(ivan!).events.answer({ id, answer: "going" });
}
