/** What Word puts on the clipboard: its own tags and looks, lists that are paragraphs, spaces that are not. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/anna/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:Wingdings;}
p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;}
@list l0:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7;} --></style></head>
<body lang=RU link="#0563C1" style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<h1 style='mso-line-height-rule:exactly'><span style='font-family:"Calibri Light"'>План переезда<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><b style='mso-bidi-font-weight:normal'>Склад</b> едет
<span style='mso-bidi-font-style:italic;font-style:italic'>в пятницу</span>, <u>без выходных</u>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Пропуск<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>старого образца<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><![endif]>Ключ<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Собрать
коробки<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse;border:none'><tr style='mso-yfti-irow:0'>
<td width=312 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal>Понедельник<o:p></o:p></p></td>
<td width=312 valign=top><p class=MsoNormal>Стеллажи<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`;

export const wordInMarkdown = `## План переезда

**Склад** едет *в пятницу*, ++без выходных++.

- Пропуск
  - старого образца
- Ключ

1. Собрать коробки

Понедельник – Стеллажи`;

/** A piece of a web page: wrappers, scripts, pictures of others, links that are not links. */
export const fromWeb = `<meta charset='utf-8'><div class="article" id="a1" style="color: rgb(33, 37, 41); font-family: Arial" onclick="alert(1)">
<h2 class="title" style="margin:0">Новый офис</h2><script>alert(1)</script><style>p{color:red}</style>
<p style="text-align:justify"><span style="font-weight:700">Открытие</span> <font color="red">в мае</font>:
<a href="https://veche.example/office?utm=1" target="_blank" onmouseover="alert(2)" style="text-decoration:underline">план этажей</a>,
<a href="javascript:alert(3)">карта</a>.</p><img src="https://evil.example/pixel.gif" onerror="alert(4)">
<ol><li>Кухня<ul><li>чай</li></ul></li><li><p>Переговорные</p></li></ol><hr><blockquote><p>Наконец-то!</p></blockquote>
<iframe src="https://rutube.ru/play/embed/c6cc4d620b1d4338901770a44b3e82f4"></iframe><iframe src="https://evil.example/"></iframe>
<button>Поделиться</button></div>`;

export const webInMarkdown = `## Новый офис

**Открытие** в мае: [план этажей](https://veche.example/office?utm=1), карта.

1. Кухня
   - чай
2. Переговорные

> Наконец-то!

https://rutube.ru/video/c6cc4d620b1d4338901770a44b3e82f4/`;
