import { Notice } from "#app/ui/notice.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { LdapState } from "../contract.ts";
import { brakeText, ldapTroubleWords } from "./ldap-words.ts";
import { PassedPart, TableCounts } from "./table-parts.tsx";

/** What came of the latest time that people were taken from the LDAP server. */
export function LdapLast({ last }: Pick<LdapState, "last">) {
  const { viewer, now } = useRoot();
  if (!last) return <p className="mt-6 text-soft">Портал ещё ни разу не брал людей из каталога.</p>;
  const { at, byHand, counts, problems, passed, trouble } = last;
  return (
    <Section id="last" title="Последний раз">
      <p className="mb-4 text-soft">
        <Time value={at} zone={viewer.timeZone} now={now} look="moment" />
        {byHand ? ", по кнопке" : ", ночью"}
      </p>
      {trouble && (
        <Notice look="danger" title="Ничего не записано">
          {trouble === "brake" ? brakeText(last) : ldapTroubleWords[trouble]}
        </Notice>
      )}
      {counts && <TableCounts counts={counts} applied />}
      {problems.length > 0 && (
        <ul className="mt-4 divide-y divide-line" aria-label="Кого не записали">
          {problems.map(({ line, text }) => (
            <li key={line} className="py-2 wrap-anywhere">
              {text}
            </li>
          ))}
        </ul>
      )}
      {counts && <PassedPart total={counts.passed} items={passed} />}
    </Section>
  );
}
