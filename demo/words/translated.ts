/** A news item for colleagues who came from elsewhere, and what it says in their languages; the German one is not ready yet. */
export const translated = {
  title: "Первая неделя в кофейне: с чего начать",
  lead: "Пять шагов для тех, кто вышел на первую смену.",
  body: "Добро пожаловать! Вот что важно в первые дни.\n\n1. Приходите за пятнадцать минут до смены: переодеться и выпить кофе.\n2. Мойте руки до локтя, когда заходите за стойку.\n3. Спрашивайте наставника обо всём: **глупых вопросов не бывает**.\n4. Не трогайте паровой кран без рукавицы.\n5. В конце смены скажите старшему, что получилось, а что нет.\n\nТелефон отдела обучения – на обороте вашего пропуска. #обучение #новички",
  hashtags: ["обучение", "новички"],
  versions: [
    {
      language: "en",
      title: "Your first week in the coffee shop",
      lead: "Five steps for those who have just joined us.",
      body: "Welcome! Here is what matters in your first days.\n\n1. Come fifteen minutes before your shift: change clothes and have a coffee.\n2. Wash your hands up to the elbow when you step behind the counter.\n3. Ask your mentor about everything: **there are no silly questions**.\n4. Never touch the steam wand without a glove.\n5. At the end of the shift tell the shift leader what went well and what did not.\n\nThe phone number of the training team is on the back of your pass.",
      shown: true,
    },
    {
      language: "de",
      title: "Ihre erste Woche im Café",
      lead: "Fünf Schritte für alle, die gerade angefangen haben.",
      body: "Herzlich willkommen! Das ist in den ersten Tagen wichtig.\n\n1. Kommen Sie fünfzehn Minuten vor der Schicht.\n2. Waschen Sie sich die Hände bis zum Ellenbogen.",
      shown: false,
    },
  ],
};
