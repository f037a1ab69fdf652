import { sql } from "drizzle-orm";
import { documentGone } from "#app/engines/search/server/index.ts";
import { type Found, iso, type OwnPart } from "#platform/own-data/part.ts";
import { noMailbox } from "#platform/people/no-mailbox.ts";
import { accounts, type Preferences } from "#platform/people/schema.ts";

const circles = { company: "моя компания", team: "моя команда", me: "только я" };
/** Under what stays of somebody. */
const erasedName = "Удалённый сотрудник";
const all = "все коллеги";

/** Who a person is, with for whom each contact is open: one row. */
export const ownProfile: OwnPart = {
  name: "profile",
  title: "Профиль",
  by: [accounts.id],
  after: "gone",
  // Who signs in or is brought by a directory with the same mailbox is somebody new.
  erase: (me) => [
    sql`delete from files where id = (select photo_id from accounts where id = ${me})`,
    sql`update accounts set first_name = ${erasedName}, last_name = '', patronymic = '', alias = 'id-' || right(id::text, 12),
      email = id || ${noMailbox}, issuer = null, subject = null, phone = null, position = '', location = '', about = '',
      status = '', messenger = null, languages = '{}', skills = '{}', birth_date = null, hired_on = null, photo_id = null,
      department_id = null, manager_id = null, time_zone = default, preferences = '{}', photo_withheld = false,
      birthday_told = false, consent_to_pers_data = false, consent_withdrawn_at = null,
      role = case when role = 'guest' then 'guest' else 'employee' end where id = ${me}`,
    documentGone("person", me),
  ],
  head: {
    last: "Фамилия",
    first: "Имя",
    patronymic: "Отчество",
    alias: "Адрес страницы",
    company: "Компания",
    department: "Подразделение",
    manager: "Руководитель",
    position: "Должность",
    location: "Место работы",
    locationfor: "Кому видно место работы",
    email: "Почта",
    emailfor: "Кому видна почта",
    phone: "Телефон",
    phonefor: "Кому виден телефон",
    messenger: "Мессенджер",
    messengerfor: "Кому виден мессенджер",
    born: "День рождения",
    bornfor: "Как показан день рождения",
    hired: "Принят(а)",
    hiredfor: "Кому виден день приёма",
    about: "О себе",
    aboutfor: "Кому виден рассказ о себе",
    status: "Статус",
    languages: "Языки",
    skills: "Теги",
    skillsfor: "Кому видны теги",
    birthdayok: "Согласие на показ дня рождения",
    zone: "Часовой пояс",
    look: "Настройки вида",
    consent: "Согласие на обработку данных",
    at: "Учётная запись заведена",
    left: "Отмечено увольнение",
    guest: "Гость до",
  },
  rows: (me) => sql`
    select a.id as key, a.last_name as last, a.first_name as first, a.patronymic, a.alias, g.name as company,
      d.name as department, m.first_name || ' ' || m.last_name as manager, a.position, a.location, a.email, a.phone,
      a.messenger, a.birth_date as born, a.hired_on as hired, a.about, a.status, a.languages, a.skills, a.time_zone as zone,
      a.preferences, a.birthday_told as birthdayok, a.consent_to_pers_data as consent, ${iso("a.created_at")} as at, ${iso("a.left_at")} as "left",
      ${iso("a.guest_until")} as guest
    from accounts a join groups g on g.id = a.group_id left join departments d on d.id = a.department_id
      left join accounts m on m.id = a.manager_id
    where a.id = ${me}`,
  tell: ({ preferences, ...row }): Found => {
    const { emailFor, phoneFor, messengerFor, aboutFor, locationFor, hiredOnFor, skillsFor, birthday, ...look } =
      preferences as Preferences;
    const of = (circle: keyof typeof circles | undefined) => (circle ? circles[circle] : all);
    const born = { full: "полностью", hidden: "не показан" };
    return {
      ...row,
      emailfor: of(emailFor),
      phonefor: of(phoneFor),
      messengerfor: of(messengerFor),
      aboutfor: of(aboutFor),
      locationfor: of(locationFor),
      hiredfor: of(hiredOnFor),
      skillsfor: of(skillsFor),
      bornfor: birthday ? born[birthday] : "день и месяц",
      look: Object.entries(look).map(([name, value]) => `${name}: ${value}`),
    };
  },
};
