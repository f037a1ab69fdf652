import { avatarsOfEach } from "./avatar-pool.ts";
import type { Company } from "./companies.ts";
import { type Department, type DepartmentRole, departments } from "./departments.ts";
import { type FixedPerson, fixedPeople } from "./fixed-people.ts";
import { demoId } from "./id.ts";
import type { Random } from "./random.ts";
import { abouts } from "./words/abouts.ts";
import { cities } from "./words/cities.ts";
import type { Gender } from "./words/declension.ts";
import { toLatin } from "./words/latin.ts";
import { firstNames, lastNames, patronymics, womanly } from "./words/names.ts";
import { positions, skills } from "./words/positions.ts";

export type Person = {
  id: string;
  groupId: string;
  departmentId: string | null;
  managerId: string | null;
  /** The name typed at the sign-in page; everyone has one, five of them are known to all. */
  username: string;
  roles: ("admin" | "employee" | "guest")[];
  alias: string;
  gender: Gender;
  lastName: string;
  firstName: string;
  patronymic: string;
  email: string;
  phone: string;
  position: string;
  departmentName: string;
  role: DepartmentRole;
  head: boolean;
  city: string;
  location: string;
  timeZone: string;
  /** Dates without time, as 2024-05-31. */
  birthDate: string;
  hiredOn: string;
  about: string;
  skills: string[];
  /** Which portrait of the pool of that gender; null is a person who has not put a photo. */
  avatar: number | null;
  createdAt: Date;
};

const dayLength = 86_400_000;
const shares: Record<Company["key"], number> = { coffee: 0.46, road: 0.32, code: 0.22 };
const ownCities: Record<Company["key"], string[]> = {
  coffee: ["Москва"],
  road: ["Москва", "Казань", "Екатеринбург", "Самара"],
  code: ["Новосибирск", "Санкт-Петербург", "Москва"],
};

/** The departments of the companies and the people in them; `today` decides how long ago each was hired. */
export function staff(random: Random, companies: readonly Company[], today: Date, count = 500) {
  const tree = departments(random, companies);
  return { departments: tree, people: people(random, companies, tree, today, count) };
}

export function people(
  random: Random,
  companies: readonly Company[],
  tree: readonly Department[],
  today: Date,
  count = 500,
): Person[] {
  const taken = new Set<string>(fixedPeople.map((person) => person.alias));
  const heads = new Map<string, Person>();
  const everyone: Person[] = [];
  for (const [index, company] of companies.entries()) {
    const before = companies.slice(0, index).reduce((sum, one) => sum + Math.round(shares[one.key] * count), 0);
    const last = index === companies.length - 1;
    const own = tree.filter((department) => department.groupId === company.id);
    const sizes = quotas(own, last ? count - before : Math.round(shares[company.key] * count));
    const root = own[0]!;
    for (const [place, department] of own.entries()) {
      const fixed = fixedPeople.filter((one) => one.company === company.key && one.department === department.name);
      for (let seat = 0; seat < sizes[place]!; seat++) {
        const at = fixed.findIndex((one) => one.head === (seat === 0));
        const known = at >= 0 ? fixed.splice(at, 1)[0] : undefined;
        const chief = seat > 0 ? heads.get(department.id) : heads.get(department.parentId ?? root.id);
        const person = makePerson(
          random.fork(`person/${everyone.length}`),
          { company, department, chief, taken, today },
          known,
        );
        if (seat === 0) heads.set(department.id, { ...person });
        everyone.push(person);
      }
    }
  }
  return everyone;
}

/** How many people sit in each department: its share, and nobody's department is empty. */
function quotas(tree: readonly Department[], total: number): number[] {
  const whole = tree.reduce((sum, department) => sum + department.share, 0);
  const sizes = tree.map((department) => Math.max(1, Math.floor((department.share * total) / whole)));
  const byShare = tree.map((department, at) => ({ at, share: department.share })).sort((a, b) => b.share - a.share);
  let rest = total - sizes.reduce((sum, size) => sum + size, 0);
  for (let i = 0; rest !== 0; i++) {
    const { at } = byShare[i % byShare.length]!;
    if (rest > 0) sizes[at]! += 1;
    else if (sizes[at]! > 1) sizes[at]! -= 1;
    else continue;
    rest += rest > 0 ? -1 : 1;
  }
  return sizes;
}

type Seat = {
  company: Company;
  department: Department;
  chief: Person | undefined;
  taken: Set<string>;
  today: Date;
};

function makePerson(random: Random, { company, department, chief, taken, today }: Seat, known?: FixedPerson): Person {
  const head = known ? known.head : !chief || chief.departmentId !== department.id;
  const gender: Gender = known?.gender ?? (random.chance(womenShare[department.role] ?? 0.5) ? "f" : "m");
  const age = head ? random.int(34, 57) : random.int(20, 58) - random.int(0, 6);
  const years = Math.max(20, age);
  const bank = firstNames[gender];
  const firstName = known?.firstName ?? random.pick(years > 40 && random.chance(0.7) ? bank.older : bank.younger);
  const manly = random.pick(lastNames);
  const lastName = known?.lastName ?? (gender === "m" ? manly : womanly(manly));
  const alias = known?.alias ?? freeAlias(`${toLatin(firstName)}-${toLatin(lastName)}`, taken);
  const city = department.city ?? random.pick(ownCities[company.key]);
  const longest = Math.min((years - 19) * 365, 4200);
  const daysHere = known?.daysHere ?? Math.floor(longest * random.next() ** (head ? 0.7 : 1.8)) + 3;
  const born = new Date(today.getTime() - years * 365.25 * dayLength - random.int(1, 364) * dayLength);
  const hired = new Date(today.getTime() - daysHere * dayLength);
  const createdAt = hired.getTime() < company.createdAt.getTime() ? company.createdAt : hired;
  const { zone, addresses } = cities[city]!;
  return {
    id: demoId(random, createdAt),
    groupId: company.id,
    departmentId: known?.guest ? null : department.id,
    managerId: known?.guest ? null : (chief?.id ?? null),
    username: alias,
    roles: known?.roles ?? ["employee"],
    alias,
    gender,
    lastName,
    firstName,
    patronymic: known?.patronymic ?? random.pick(patronymics)[gender],
    email: `${alias.replace("-", ".")}@${company.domain}`,
    phone: `+7900${String(random.int(0, 9_999_999)).padStart(7, "0")}`,
    position:
      known?.position ?? (head ? positions[department.role].head : random.pick(positions[department.role].staff)),
    departmentName: department.name,
    role: department.role,
    head,
    city,
    location: random.pick(addresses),
    timeZone: zone,
    birthDate: born.toISOString().slice(0, 10),
    hiredOn: hired.toISOString().slice(0, 10),
    about: known?.about ?? (random.chance(0.65) ? inGender(random.pick(abouts), gender) : ""),
    skills: random.some(skills[department.role], random.int(1, 4)),
    avatar: known?.avatar ?? (random.chance(0.86) ? random.int(0, avatarsOfEach - 1) : null),
    createdAt,
  };
}

const womenShare: Partial<Record<DepartmentRole, number>> = {
  transport: 0.06,
  warehouse: 0.3,
  dev: 0.25,
  it: 0.25,
  hr: 0.85,
  finance: 0.8,
  training: 0.7,
  communications: 0.7,
  kitchen: 0.6,
  support: 0.55,
  dispatch: 0.6,
};

function freeAlias(wanted: string, taken: Set<string>): string {
  let alias = wanted;
  for (let n = 2; taken.has(alias); n++) alias = `${wanted}-${n}`;
  taken.add(alias);
  return alias;
}

/** Replaces [пришёл|пришла] by the word that fits. */
export const inGender = (text: string, gender: Gender) =>
  text.replace(/\[([^[\]|:]*)\|([^[\]|]*)\]/g, (_, m: string, f: string) => (gender === "m" ? m : f));
