import { counted } from "#app/ui/plural.ts";
import type { LdapState, LdapTrouble } from "../contract.ts";

/** Why the LDAP server has given nobody, and what to do about it. */
export const ldapTroubleWords: Record<LdapTrouble, string> = {
  unset: "Каталог для вашей компании не настроен.",
  unreachable: "До сервера каталога не достучаться. Проверьте адрес в LDAP_URL и открыт ли порталу путь к серверу.",
  slow: "Сервер каталога не ответил вовремя. Попробуйте позже; если людей много, сузьте LDAP_FILTER.",
  certificate:
    "Сертификату сервера каталога доверять нельзя: он чужой, просрочен или выдан на другое имя. Свой центр сертификации назовите в NODE_EXTRA_CA_CERTS.",
  encryption: "Сервер каталога просит шифрование. Возьмите адрес ldaps:// или задайте LDAP_START_TLS=1.",
  password: "Сервер каталога не принял имя или пароль. Проверьте LDAP_BIND_DN и LDAP_PASSWORD.",
  refused: "Сервер каталога не пускает эту учётную запись к людям. Дайте ей право читать ветку LDAP_BASE.",
  base: "В каталоге нет ветки, названной в LDAP_BASE.",
  filter: "Сервер каталога не понял LDAP_FILTER.",
  limit: "Сервер каталога отдал не всех: у него стоит предел. Поднимите его или сузьте LDAP_FILTER.",
  nobody: "Каталог не назвал ни одного работающего человека с почтой. Проверьте LDAP_BASE и LDAP_FILTER.",
  many: "В каталоге больше 20 000 записей. Сузьте LDAP_BASE или LDAP_FILTER.",
  broken: "Сервер каталога ответил то, чего портал не понял. Подробности в журнале сервера.",
  brake: "Слишком многие оказались бы уволенными.",
};

const persons = ["человека", "человека", "человек"] as const;

/** What the brake has stopped: «пришлось бы отметить уволенными 12 из 40 человек». */
export function brakeText({ leaving, people }: Pick<NonNullable<LdapState["last"]>, "leaving" | "people">): string {
  return `Пришлось бы отметить уволенными ${leaving ?? 0} из ${counted(people ?? 0, persons)}, поэтому портал ничего не записал. Проверьте каталог. Если всё верно, нажмите «Посмотреть, что изменится», а потом «Применить».`;
}
