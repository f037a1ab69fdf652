import { z } from "zod";
import { nameLine } from "#app/engines/content/forms.ts";
import { counted } from "#app/ui/plural.ts";
import { intent } from "#app/web/page.ts";
import { banDays, muteHours } from "./contract.ts";

const place = z.uuid();
const one = z.object({ place, person: z.uuid() });
const said = (id: string, text: string) => ({ id, kind: "success" as const, text });
const words = (most: number) => z.string().trim().max(most, `Не больше ${most} знаков`).optional();

/** What one does with one's own place in it. */
export const joinIntents = {
  join: intent(z.object({ place, message: words(500) }), async ({ api, value, here }) => {
    const { outcome } = await api.membership.join(value);
    const text = outcome === "inside" ? "Вы участвуете" : "Просьба отправлена";
    return { to: here(), toast: said("joined", text) };
  }),
  leave: intent(z.object({ place }), async ({ api, value, here }) => {
    await api.membership.leave(value);
    return { to: here(), toast: { id: "left", kind: "info" as const, text: "Готово: вы здесь больше не участвуете" } };
  }),
};

const muting = Object.fromEntries(
  [0, ...muteHours].map((hours) => [
    `mute-${hours}`,
    intent(one, async ({ api, value, here }) => {
      await api.membership.mute({ ...value, hours: hours as 0 });
      const text = hours ? "Теперь человек здесь только читает" : "Человек снова может писать";
      return { to: here(), toast: said("muted", text) };
    }),
  ]),
);

/** What leaders do with those who belong to a place. */
export const memberIntents = {
  ...muting,
  "make-admin": intent(one, async ({ api, value, here }) => {
    await api.membership.setRole({ ...value, role: "admin" });
    return { to: here(), toast: said("role", "Теперь это администратор") };
  }),
  "make-member": intent(one, async ({ api, value, here }) => {
    await api.membership.setRole({ ...value, role: "member" });
    return { to: here(), toast: said("role", "Теперь это обычный участник") };
  }),
  "hand-over": intent(one, async ({ api, value, here }) => {
    await api.membership.handOver(value);
    return { to: here(), toast: said("role", "Владелец сменился, вы остались администратором") };
  }),
  exclude: intent(one, async ({ api, value, here }) => {
    await api.membership.exclude(value);
    return { to: here(), toast: said("excluded", "Человек больше не участвует") };
  }),
  ban: intent(one, async ({ api, value, here }) => {
    await api.membership.ban(value);
    return { to: here(), toast: said("banned", "Вход закрыт") };
  }),
};

const term = z
  .enum(["", ...banDays.map(String)])
  .default("")
  .transform((days) => (days ? (Number(days) as (typeof banDays)[number]) : undefined));

/** The list of those who are shut out. */
export const banIntents = {
  "shut-out": intent(
    z.object({
      place,
      person: z.string({ error: "Назовите коллегу" }).trim().min(1, "Назовите коллегу").max(41),
      reason: words(300),
      days: term,
    }),
    async ({ api, value, here }) => {
      await api.membership.ban(value);
      return { to: here(), toast: said("banned", "Вход закрыт") };
    },
  ),
  unban: intent(one, async ({ api, value, here }) => {
    await api.membership.unban(value);
    return { to: here(), toast: said("banned", "Вход снова открыт") };
  }),
};

/** Who is asked in and who asks to be let in. */
export const inviteIntents = {
  invite: intent(
    z.object({ place, people: nameLine.pipe(z.array(z.string()).min(1, "Назовите хотя бы одного коллегу")) }),
    async ({ api, value, here }) => {
      const { invited } = await api.membership.invite(value);
      const text = `Приглашение получили ${counted(invited, ["человек", "человека", "человек"])}`;
      return { to: here(), toast: said("invited", text) };
    },
  ),
  revoke: intent(one, async ({ api, value, here }) => {
    await api.membership.revoke(value);
    return { to: here(), toast: said("invited", "Приглашение отозвано") };
  }),
  grant: intent(one, async ({ api, value, here }) => {
    await api.membership.decide({ ...value, grant: true });
    return { to: here(), toast: said("decided", "Человек теперь участвует") };
  }),
  reject: intent(one.extend({ reason: words(300) }), async ({ api, value, here }) => {
    await api.membership.decide({ ...value, grant: false });
    return { to: here(), toast: said("decided", "Отказано") };
  }),
};

/** A press on «В архив» or back. */
export const archiveIntents = {
  archive: intent(z.object({ place }), async ({ api, value, here }) => {
    await api.membership.archive({ ...value, archived: true });
    return { to: here(), toast: said("archived", "В архиве: читать можно, писать нельзя") };
  }),
  revive: intent(z.object({ place }), async ({ api, value, here }) => {
    await api.membership.archive({ ...value, archived: false });
    return { to: here(), toast: said("archived", "Снова открыто") };
  }),
};

/** What an administrator does with a place of the company. */
export const deskIntents = {
  give: intent(
    z.object({ place, owner: z.string({ error: "Назовите коллегу" }).trim().min(1, "Назовите коллегу").max(41) }),
    async ({ api, value, here }) => {
      await api.membership.give(value);
      return { to: here(), toast: said("given", "Владелец сменился") };
    },
  ),
  archive: intent(z.object({ place }), async ({ api, value, here }) => {
    await api.membership.give({ ...value, archived: true });
    return { to: here(), toast: said("archived", "Убрано в архив") };
  }),
  revive: intent(z.object({ place }), async ({ api, value, here }) => {
    await api.membership.give({ ...value, archived: false });
    return { to: here(), toast: said("archived", "Возвращено из архива") };
  }),
};
