import { type ComponentType, type MouseEvent, useState } from "react";
import { Avatar } from "#app/ui/avatar.tsx";
import { Card } from "#app/ui/card.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import { ugc } from "../routes.ts";
import type { WritingHereProps } from "./writing-here.tsx";

/** Above what others wrote, the way to write: with script the form opens where one stands, its code comes when it is wanted. */
export function Prompt({ back, feed }: Pick<WritingHereProps, "back" | "feed">) {
  const { me } = useRoot();
  const [Writing, setWriting] = useState<ComponentType<WritingHereProps>>();
  const address = href(ugc.create);
  if (!me) return null;
  if (Writing) return <Writing back={back} feed={feed} close={() => setWriting(undefined)} />;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import("./writing-here.tsx").then(
      (late) => setWriting(() => late.default),
      () => location.assign(address),
    );
  };
  return (
    <Card pad="none" lifts className="hidden min-w-48 flex-1 items-center gap-3 px-3 py-1.5 lg:flex">
      <Avatar size="s" person={{ id: me.alias, name: me.name, photo: me.photo }} />
      <a
        href={address}
        onClick={open}
        data-write=""
        className="min-w-0 flex-1 truncate rounded-chip text-muted no-underline after:absolute after:inset-0 hover:text-link"
      >
        О чём расскажете коллегам?
      </a>
    </Card>
  );
}
