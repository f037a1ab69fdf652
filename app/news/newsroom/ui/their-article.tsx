import { ButtonLink } from "#app/ui/button.tsx";

type Props = { article: { title: string; lead: string; body: string }; back: string };

/** What another editor has saved meanwhile, to be compared with the own text below. */
export default function TheirArticle({ article: { title, lead, body }, back }: Props) {
  return (
    <section aria-labelledby="theirs" className="rounded-card border border-line bg-well p-4 sm:p-5">
      <h2 id="theirs">Уже сохранено другим редактором</h2>
      <p className="mt-3 font-semibold">{title}</p>
      {lead && <p className="mt-2 text-soft">{lead}</p>}
      <p className="mt-2 max-h-96 overflow-y-auto whitespace-pre-line">{body}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink href={back} size="s">
          Оставить этот текст
        </ButtonLink>
        <span className="text-sm text-muted">Ваш текст – ниже: сохраните его, если он лучше.</span>
      </div>
    </section>
  );
}
