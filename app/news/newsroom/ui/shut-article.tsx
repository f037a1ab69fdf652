import type { ArticleView } from "#app/news/news/contract.ts";
import { WholeArticle } from "#app/news/news/ui/whole-article.tsx";
import { deskTalk } from "#app/news/newsroom/desk-routes.ts";
import type { AudienceChoices } from "#app/people/account/contract.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { href } from "#app/web/urls.ts";
import type { DeskArticle } from "../contract.ts";
import { ArticleTerms } from "./article-terms.tsx";

type Props = { article: DeskArticle; view: ArticleView; audiences: AudienceChoices };

/** An article that only chief editors change now: to read, and to ask them. */
export default function ShutArticle({ article, view, audiences }: Props) {
  const { id, state } = article;
  return (
    <div className="max-w-2xl space-y-6">
      <Notice
        title={`${state === "scheduled" ? "Запланированное" : "Опубликованное"} здесь меняет главный редактор`}
        action={
          <ButtonLink look="primary" icon="edit" href={`${href(deskTalk.talk, { id })}#talk`}>
            Предложить правку
          </ButtonLink>
        }
      >
        Напишите, что поправить или почему статью пора снять: главному редактору придёт уведомление.
      </Notice>
      <ArticleTerms article={article} audiences={audiences} obliged={null} />
      <WholeArticle article={view} isPreview isPart />
    </div>
  );
}
