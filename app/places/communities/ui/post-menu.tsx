import type { PublicationView } from "#app/engines/content/contract.ts";
import { ReportLink } from "#app/engines/content/ui/report-link.tsx";
import { Menu, MenuButton, MenuLink } from "#app/ui/menu.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import { communities } from "../routes.ts";

/** What one does with a post: its author changes it and takes it away, others may complain. */
export function PostMenu({ post, alias }: { post: PublicationView; alias: string }) {
  return (
    <Form repeatable>
      <Menu label="Действия с постом" icon="more" iconOnly>
        {post.mine ? (
          <>
            <MenuLink href={href(communities.editPost, { communityAlias: alias, threadId: post.id })} icon="edit">
              Изменить
            </MenuLink>
            <MenuButton icon="delete" danger name="intent" value="remove">
              Удалить
            </MenuButton>
          </>
        ) : (
          <ReportLink item={post} />
        )}
      </Menu>
    </Form>
  );
}
