import type { ReactNode } from "react";
import { Avatar } from "#app/ui/avatar.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";

type LineProps = {
  id: string;
  title: string;
  detail: string;
  href: string;
  photo: string | null;
  /** Drawn where it is no person. */
  icon?: IconName | undefined;
  children: ReactNode;
};

/** One of those whom a person follows, or who follow them, with the way to part. */
export function Line({ id, title, detail, href, photo, icon, children }: LineProps) {
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 py-3">
      {icon ? (
        <span className="grid size-10 flex-none place-items-center rounded-full bg-tint text-link">
          <Icon name={icon} />
        </span>
      ) : (
        <Avatar person={{ id, name: title, photo }} />
      )}
      <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
        <Link href={href} look="plain" className="inline-block min-h-6 font-medium">
          {title}
        </Link>
        {detail && <span className="block text-sm text-muted">{detail}</span>}
      </span>
      {children}
    </li>
  );
}
