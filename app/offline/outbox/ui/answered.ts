const answers = new Map<string, Response>();

/** What the portal has answered to a form of a dialog, by its address, until Remix asks for it. */
export const answered = {
  keep: (target: URL, answer: Response) => void answers.set(target.href, answer),
  take(target: RequestInfo | URL): Response | undefined {
    const { href } = new URL(String(target), location.origin);
    const answer = answers.get(href);
    answers.delete(href);
    return answer;
  },
};
