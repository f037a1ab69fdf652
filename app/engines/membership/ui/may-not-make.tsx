import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

type Props = { title: string; list: { href: string; title: string } };

/** Who may make no channels and communities reads so instead of the form, and where to go on. */
export function MayNotMake({ title, list }: Props) {
  return (
    <EmptyState icon="lock" title={title} action={<ButtonLink href={list.href}>{list.title}</ButtonLink>}>
      В вашей компании это делают администраторы портала и те, кого они назвали. Попросите их или посмотрите, что уже
      есть.
    </EmptyState>
  );
}
