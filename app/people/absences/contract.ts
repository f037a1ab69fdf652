import { z } from "zod";
import { lastDay } from "#app/office/people-desk/contract.ts";
import { operation } from "#platform/api/operation.ts";
import { typedOrNobody } from "#platform/api/typed-person.ts";

const id = z.uuid();

/** Why somebody is away; that somebody is ill is told to nobody but them. */
export const absenceKinds = ["vacation", "sick", "trip", "other"] as const;
export type AbsenceKind = (typeof absenceKinds)[number];

const deputy = z.object({ name: z.string(), alias: z.string() });

/** That a colleague is away today, as others know it: until which day, the last one included, and whom to go to. */
export const shownAbsence = z.object({
  kind: z.enum(["vacation", "trip", "away"]),
  until: z.string(),
  note: z.string(),
  deputy: deputy.nullable(),
});
export type ShownAbsence = z.output<typeof shownAbsence>;

const ownAbsence = z.object({
  id,
  kind: z.enum(absenceKinds),
  from: z.string(),
  until: z.string(),
  note: z.string(),
  deputy: deputy.nullable(),
  /** It is going on. */
  now: z.boolean(),
});
export type OwnAbsence = z.output<typeof ownAbsence>;

export const newAbsence = {
  kind: z.enum(absenceKinds, { error: "Выберите причину" }),
  from: lastDay,
  until: lastDay,
  deputy: typedOrNobody,
  note: z.string().trim().max(200, "Не больше 200 знаков").default(""),
};

const access = "employee";

export const absencesContract = {
  own: operation({
    method: "GET",
    path: "/users/me/absences",
    summary: "Когда меня нет: сейчас и впереди",
    access,
    // A reason that nobody else knows stands here.
    ownEyesOnly: true,
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ items: z.array(ownAbsence) })),
  add: operation({ method: "POST", path: "/users/me/absences", summary: "Сказать, когда меня не будет", access })
    .input(z.strictObject(newAbsence))
    .output(z.object({ id })),
  drop: operation({
    method: "DELETE",
    path: "/users/me/absences/{id}",
    summary: "Убрать своё отсутствие: вернулись раньше или не едете",
    access,
  })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
};
