import { z } from "zod";
import { newPassword } from "#app/access/passwords/contract.ts";
import { operation } from "#platform/api/operation.ts";
import { typedOrNobody } from "#platform/api/typed-person.ts";
import { mailboxOf } from "#platform/mail/mailbox.ts";
import { guestDays, mostGuestDays } from "#platform/people/guests.ts";

const id = z.uuid();
const day = 86_400_000;
const year = 365.25 * day;

/** What a part of somebody's name may be, whoever writes it: they themselves here, or a table of people. */
export const namePart = z
  .string()
  // A space that Word has set is a space.
  .overwrite((text) => text.replace(/[^\S\r\n]+/g, " "))
  .trim()
  .max(50, "Не больше 50 знаков")
  .regex(/^[\p{Script=Cyrillic}\p{Script=Latin}’' -]*$/u, "Только буквы, пробел, дефис и апостроф");

const name = (empty: string) => z.string({ error: empty }).trim().min(1, empty).pipe(namePart);

const email = z
  .string({ error: "Укажите почту" })
  .trim()
  .max(200, "Не больше 200 знаков")
  .transform((typed, context) => {
    const mailbox = mailboxOf(typed);
    if (!mailbox) context.addIssue("Проверьте адрес почты");
    return mailbox ?? z.NEVER;
  });

/** What somebody without a corporate mailbox tells of themselves, with the code they were given. */
export const newcomer = z.strictObject({
  code: z.string({ error: "Введите код приглашения" }).trim().min(1, "Введите код приглашения").max(60),
  lastName: name("Напишите фамилию"),
  firstName: name("Напишите имя"),
  patronymic: namePart.default(""),
  email,
  phone: z
    .string()
    .transform((typed) => typed.replace(/[\s()-]/g, ""))
    .refine((phone) => phone === "" || /^\+[1-9]\d{6,14}$/.test(phone), "С плюсом и кодом страны: +79991234567")
    .default(""),
  birthDate: z
    .string()
    .refine((date) => date === "" || isDay(date), { error: "Такого дня нет: проверьте дату", abort: true })
    .refine((date) => date === "" || isAge(date), "Возраст от 14 до 100 лет")
    .default(""),
  password: newPassword,
});

/** The 31st of February is the 2nd of March to a Date. */
function isDay(date: string): boolean {
  const at = new Date(/^\d{4}-\d\d-\d\d$/.test(date) ? date : Number.NaN);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date);
}

function isAge(date: string): boolean {
  const age = (Date.now() - Date.parse(date)) / year;
  return age >= 14 && age <= 100;
}

/** A code for many, or for one person by their mailbox. */
export const inviteDraft = z.strictObject({
  note: z.string().trim().max(100, "Не больше 100 знаков").default(""),
  /** A personal one is for this mailbox alone. */
  email: email.optional(),
  limit: z.int("Целое число").min(1, "Не меньше одного").max(500, "Не больше 500").default(1),
  days: z.int("Целое число").min(1, "Не меньше дня").max(90, "Не больше 90 дней").default(14),
  /** Where whoever comes by it works. */
  department: id.optional(),
  position: z.string().trim().max(200, "Не больше 200 знаков").default(""),
  /** Whoever comes by it is a guest for so many days, and somebody answers for them: the one who invites, if nobody is named. */
  guest: z
    .strictObject({
      days: z
        .int("Целое число")
        .min(1, "Не меньше дня")
        .max(mostGuestDays, "Не больше года: 365 дней")
        .default(guestDays),
      sponsor: typedOrNobody,
    })
    .optional(),
});

const invite = z.object({
  id,
  note: z.string(),
  email: z.string().nullable(),
  /** The last signs of the code: the whole is shown once. */
  ending: z.string(),
  uses: z.number(),
  limit: z.number(),
  until: z.string(),
  state: z.enum(["open", "used", "over", "revoked"]),
  by: z.string(),
  /** For guests: for how many days each comes, and who answers for them. */
  guest: z.object({ days: z.number(), sponsor: z.string().nullable() }).nullable(),
});
export type Invite = z.output<typeof invite>;

const placeLetter = invite.pick({ id: true, until: true, state: true }).extend({ email: z.string() });
export type PlaceLetter = z.output<typeof placeLetter>;

export const registrationContract = {
  register: operation({
    method: "POST",
    path: "/public/v1/registration",
    summary: "Завести учётную запись по коду приглашения",
    access: "public",
    limit: { name: "registration", count: 10, perSeconds: 3600 },
    strangersOnce: true,
  })
    .input(newcomer)
    .output(z.object({ done: z.literal(true) })),
  invites: operation({ method: "GET", path: "/admin/invites", summary: "Приглашения компании", access: "staff" })
    .input(z.strictObject({ after: z.string().max(200).optional() }))
    .output(z.object({ items: z.array(invite), next: z.string().optional() })),
  invite: operation({
    method: "POST",
    path: "/admin/invites",
    summary: "Создать приглашение",
    access: "staff",
    // The code is shown once: an answer that is kept would hold it.
    keepsNoKey: true,
  })
    .input(inviteDraft)
    .output(z.object({ id, code: z.string() })),
  letters: operation({
    method: "GET",
    path: "/places/{place}/letters",
    summary: "Письма, которыми позвали в канал или сообщество тех, кого на портале ещё нет",
    access: "employee",
  })
    .input(z.strictObject({ place: id }))
    .output(z.object({ items: z.array(placeLetter) })),
  inviteToPlace: operation({
    method: "POST",
    path: "/places/{place}/letters",
    summary: "Позвать в канал или сообщество письмом того, кого на портале ещё нет",
    access: "employee",
    limit: { name: "place-letters", count: 20, perSeconds: 86_400 },
    status: 201,
  })
    .input(z.strictObject({ place: id, email }))
    .output(z.object({ id })),
  dropLetter: operation({
    method: "DELETE",
    path: "/places/{place}/letters/{id}",
    summary: "Отозвать письмо с приглашением в канал или сообщество",
    access: "employee",
  })
    .input(z.strictObject({ place: id, id }))
    .output(z.object({ id })),
  revoke: operation({ method: "DELETE", path: "/admin/invites/{id}", summary: "Отозвать приглашение", access: "staff" })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
};
