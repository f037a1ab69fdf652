import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Menu, MenuButton, MenuLink } from "#app/ui/menu.tsx";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { PlaceMember, PlaceView } from "../contract.ts";
import { PersonFields, PersonRow } from "./person-row.tsx";
import { roleTitles } from "./words.ts";

type Props = {
  place: Pick<PlaceView, "id" | "may">;
  items: PlaceMember[];
  /** The page on which people are shut out, with a person to begin with. */
  blacklist(person: string): string;
};

/** Those who belong to a place, and what its leaders may do with each. */
export function MemberList({ place, items, blacklist }: Props) {
  const { viewer, now } = useRoot();
  return (
    <Card>
      <ul className="divide-y divide-line">
        {items.map((member) => (
          <PersonRow
            key={member.accountId}
            person={member}
            detail={
              <>
                {member.position && `${member.position} · `}с{" "}
                <Time value={member.joinedAt} zone={viewer.timeZone} now={now} look="day" />
              </>
            }
          >
            {member.role !== "member" && <Badge look="brand">{roleTitles[member.role]}</Badge>}
            {member.mutedUntil && <Badge look="warning">Только читает</Badge>}
            {place.may.lead && member.accountId !== viewer.accountId && member.role !== "owner" && (
              <Deeds place={place} member={member} blacklist={blacklist} />
            )}
          </PersonRow>
        ))}
      </ul>
    </Card>
  );
}

type DeedsProps = Pick<Props, "place" | "blacklist"> & { member: PlaceMember };

function Deeds({ place: { id, may }, member, blacklist }: DeedsProps) {
  const { accountId, name, role, mutedUntil } = member;
  const press = ([value, text, danger]: Press) => (
    <MenuButton key={value} name="intent" value={value} danger={danger}>
      {text}
    </MenuButton>
  );
  return (
    <Form repeatable>
      <PersonFields place={id} person={accountId} />
      <Menu label={`Действия: ${name}`} icon="more" iconOnly size="s">
        {[
          ...(may.own ? [role === "admin" ? demote : promote, handOver] : []),
          ...(role === "member" ? (mutedUntil ? unmute : muting) : []),
          ...(role !== "admin" || may.own ? [exclude] : []),
        ].map(press)}
        {(role !== "admin" || may.own) && (
          <MenuLink href={blacklist(accountId)} danger>
            Закрыть вход: не сможет вернуться
          </MenuLink>
        )}
      </Menu>
    </Form>
  );
}

type Press = [value: string, text: string, danger?: true];
const demote: Press = ["make-member", "Снять с администраторов"];
const promote: Press = ["make-admin", "Сделать администратором"];
const handOver: Press = ["hand-over", "Предложить стать владельцем"];
const unmute: Press[] = [["mute-0", "Вернуть слово"]];
const muting: Press[] = [
  ["mute-1", "Только читать час"],
  ["mute-24", "Только читать день"],
  ["mute-168", "Только читать неделю"],
];
const exclude: Press = ["exclude", "Исключить: сможет вернуться", true];
