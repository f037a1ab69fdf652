import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { type Tab, Tabs } from "#app/ui/tabs.tsx";
import type { PlaceView } from "../contract.ts";
import { Cover } from "./cover.tsx";
import { Closed, Joining } from "./joining.tsx";
import { Offer } from "./offer.tsx";
import { joiningTitles } from "./words.ts";

type Props = {
  place: PlaceView;
  /** Where it is met, and the list that it stands in. */
  home: string;
  list: { href: string; title: string };
  /** The name of its tabs for those who listen: «Канал». */
  label: string;
  tabs: Tab[];
  /** On its own page: with its cover and what it is about. */
  whole: boolean;
  /** What more is known of it, beside how one comes in. */
  marks?: ReactNode;
  picture?: ReactNode;
  actions?: ReactNode;
};

/** The top of every page of a place: what it is, how one comes in, what there is to see. */
export function PlaceHeader({ place, home, list, label, tabs, whole, marks, picture, actions }: Props) {
  const { title, description, joining, members, cover, archived, dormant, official, role } = place;
  return (
    <>
      {cover && whole && <Cover cover={cover} />}
      <PageHeader
        title={
          picture ? (
            <span className="flex items-center gap-3">
              {picture}
              <span className="min-w-0 wrap-anywhere">{title}</span>
            </span>
          ) : (
            title
          )
        }
        places={[list]}
        actions={
          <>
            {actions}
            <Joining place={place} home={home} />
          </>
        }
      >
        {whole && description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
        <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
          <Badge>{joiningTitles[joining]}</Badge>
          {official && <OfficialMark />}
          {archived && <Badge look="warning">В архиве</Badge>}
          {dormant && <Badge>Спит</Badge>}
          {role === "invited" && <Badge look="brand">Вас пригласили</Badge>}
          {marks}
          {counted(members, ["участник", "участника", "участников"])}
        </p>
      </PageHeader>
      <Closed place={place} home={home} />
      {place.offer && <Offer place={place.id} offer={place.offer} home={home} />}
      <div className="mb-5">
        <Tabs label={label} tabs={tabs} />
      </div>
    </>
  );
}

/** The company itself stands behind a place. */
export function OfficialMark() {
  return (
    <Badge look="success" icon="check">
      Официальное
    </Badge>
  );
}
