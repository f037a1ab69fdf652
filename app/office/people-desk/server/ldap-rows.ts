import { typedText } from "#platform/api/typed.ts";
import { mailboxOf } from "#platform/mail/mailbox.ts";
import { type findNumbers, ldapHead } from "./ldap-numbers.ts";
import { readLines } from "./table-lines.ts";
import { phoneOf } from "./table-values.ts";

/** A person as the LDAP server tells of them. */
export type LdapPerson = {
  dn: string;
  /** Nobody signs in as them any more. */
  isDisabled: boolean;
  id: string;
  email: string;
  lastName: string;
  firstName: string;
  patronymic: string;
  phone: string;
  position: string;
  department: string;
  /** The DN of another person. */
  manager: string;
  location: string;
};

type Numbered = Awaited<ReturnType<typeof findNumbers>>[number];

/**
 * The same rows that a CSV would have, of what the LDAP server gives: those without a name are no people (services
 * have such entries), those without a mailbox are passed over by their name, a telephone that is none and a manager whom the server does not give are not said, who is disabled
 * or is not given any more has left.
 */
export function rowsOf(people: LdapPerson[], known: Numbered[]): string[][] {
  const byNumber = new Map(known.map((one) => [one.externalId, one]));
  const numbers = Map.groupBy(people, ({ id }) => id);
  const mails = new Map(people.map((one) => [dnKey(one.dn), mailOf(one)]));
  const working = people.filter((one) => !one.isDisabled && isNamed(one));
  const rows = working.map((one) => {
    // A number that several have tells nobody apart.
    const id = numbers.get(one.id)?.length === 1 ? one.id : "";
    return rowOf({ ...one, id }, { manager: mails.get(dnKey(one.manager)), known: byNumber.get(id) });
  });
  const good = new Set(readLines([ldapHead, ...rows]).lines.map(({ email }) => email));
  const manager = ldapHead.indexOf("Руководитель");
  for (const row of rows) if (!good.has(row[manager]!)) row[manager] = "";
  return [ldapHead, ...rows, ...leaversOf(people, known, new Set(working.map(mailOf)))];
}

/** Who is disabled, and who was given before and is not any more; whoever keeps their mailbox under a new number is there. */
function leaversOf(people: LdapPerson[], known: Numbered[], given: Set<string>): string[][] {
  const working = new Set(people.flatMap(({ id, isDisabled }) => (isDisabled ? [] : [id])));
  const gone = known.filter((one) => !one.leftAt && !working.has(one.externalId) && !given.has(one.email));
  const told = new Set(gone.map(({ email }) => email));
  const disabled = people.filter((one) => one.isDisabled && isPerson(one));
  const others = disabled.filter((one) => !given.has(mailOf(one)) && !told.has(mailOf(one)));
  const leavers = [...gone, ...others.map((one) => ({ ...one, email: mailOf(one) }))];
  return leavers.map(({ lastName, firstName, email }) =>
    asRow({ Фамилия: clean(lastName), Имя: clean(firstName), Почта: email, Уволен: "да" }),
  );
}

function rowOf(one: LdapPerson, { manager, known }: { manager: string | undefined; known: Numbered | undefined }) {
  const email = mailOf(one);
  const phone = clean(one.phone)
    .replace(/[^\d\s()+-]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return asRow({
    Фамилия: clean(one.lastName),
    Имя: clean(one.firstName),
    Отчество: clean(one.patronymic),
    Почта: email,
    Телефон: phoneOf(clean(one.phone)) ?? phoneOf(phone) ?? "",
    Должность: clean(one.position),
    Подразделение: clean(one.department),
    Руководитель: manager && manager !== email ? manager : "",
    Город: clean(one.location),
    "Номер в каталоге": one.id,
    "Прежняя почта": email && known && known.email !== email ? known.email : "",
  });
}

const asRow = (told: Record<string, string>) => ldapHead.map((title) => told[title] ?? "");
const clean = (text: string) => typedText(text).replace(/\s+/g, " ").trim();
const isNamed = (one: LdapPerson) => Boolean(clean(one.lastName) && clean(one.firstName));
const isPerson = (one: LdapPerson) => Boolean(mailOf(one)) && isNamed(one);
const mailOf = ({ email }: LdapPerson) => mailboxOf(clean(email)) ?? clean(email).toLowerCase();

/** One DN is written in several ways: letters of any case, spaces after commas. */
const dnKey = (dn: string) => dn.toLowerCase().replace(/\s*([,=+])\s*/g, "$1");
