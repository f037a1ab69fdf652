// Asks this container's portal whether it is ready: it answers, reaches its database and is not leaving.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
