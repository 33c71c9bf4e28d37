type Rows = readonly (readonly [latin: string, letters: string])[];

/*
 * A selection from the confusable characters of Unicode (UTS #39) that occur in names of tokens and domains. Accents,
 * full width, mathematical and circled letters are not included: compatibility normalization (NFKD) removes them.
 */

/** Letters that common fonts draw as a Latin letter: Cyrillic, Greek, Armenian, Cherokee, Lisu, Coptic. */
const DRAWN_AS: Rows = [
  ["A", "АΑᎪꓮ"],
  ["B", "ВΒᏴꓐ"],
  ["C", "СϹⲤᏟꓚ"],
  ["D", "Ꭰꓓ"],
  ["E", "ЕΕᎬꓰ"],
  ["F", "Ϝꓝ"],
  ["G", "ԌᏀꓖ"],
  ["H", "НΗᎻꓧⲎ"],
  ["I", "ІΙӀᏆꓲⲒ"],
  ["J", "ЈͿᎫꓙ"],
  ["K", "КΚᏦꓗⲔ"],
  ["L", "ᏞꓡⳐ"],
  ["M", "МΜᎷꓟⲘϺ"],
  ["N", "ΝꓠⲚ"],
  ["O", "ОΟՕꓳⲞ"],
  ["P", "РΡᏢꓑⲢ"],
  ["Q", "Ԛ"],
  ["R", "ᎡᏒꓣ"],
  ["S", "ЅՏᏚꓢ"],
  ["T", "ТΤᎢꓔⲦ"],
  ["U", "Սꓴ"],
  ["V", "ѴᏙꓦ"],
  ["W", "ԜᎳꓪ"],
  ["X", "ХΧꓫⲬ"],
  ["Y", "УΥҮꓬⲨ"],
  ["Z", "ΖᏃꓜ"],
  ["a", "аα"],
  ["b", "ь"],
  ["c", "сϲⲥ"],
  ["d", "ԁ"],
  ["e", "е"],
  ["g", "ցգ"],
  ["h", "һհ"],
  ["i", "іι"],
  ["j", "јϳ"],
  ["l", "ӏ"],
  ["n", "ոռ"],
  ["o", "оοօⲟ"],
  ["p", "рρⲣք"],
  ["q", "ԛզ"],
  ["s", "ѕ"],
  ["u", "υս"],
  ["v", "νѵ"],
  ["w", "ԝѡ"],
  ["x", "хχ"],
  ["y", "уү"],
];

/** Close enough to be taken for a letter within a symbol: small capitals, strokes, signs of currencies. */
const CLOSE_TO: Rows = [
  ["A", "ᴀΛ∆Δ"],
  ["B", "ʙвƁɃ₿ß"],
  ["C", "ᴄ₡¢₵"],
  ["D", "ᴅÐĐƉ"],
  ["E", "ᴇ€Ξ"],
  ["F", "ꜰ₣Ƒ"],
  ["G", "ɢ₲"],
  ["H", "ʜнĦ"],
  ["I", "ɪ"],
  ["J", "ᴊ"],
  ["K", "ᴋк₭"],
  ["L", "ʟ£₤ŁȽ"],
  ["M", "ᴍм₥"],
  ["N", "ɴ₦"],
  ["O", "ᴏØΘѲ○●◯⭕"],
  ["P", "ᴘ₽Ᵽ"],
  ["R", "ʀЯяɌ"],
  ["S", "ꜱ$"],
  ["T", "ᴛтτ₮₸ŦȾ"],
  ["U", "ᴜ"],
  ["V", "ᴠ"],
  ["W", "ᴡ₩"],
  ["X", "×✕✖"],
  ["Y", "ʏ¥Ɏ"],
  ["Z", "ᴢƵ"],
  ["a", "ɑ"],
  ["b", "ƀɓ"],
  ["d", "đɖ"],
  ["e", "єҽɘ"],
  ["g", "ɡ"],
  ["h", "ħ"],
  ["i", "ıɩ"],
  ["k", "κĸ"],
  ["l", "łɭ"],
  ["n", "ηŋ"],
  ["o", "σøɵ"],
  ["t", "ŧ"],
  ["u", "ʋ"],
  ["w", "ɯω"],
  ["y", "γỿ"],
];

/** Alphabets of symbols that normalization keeps: regional indicators, white on black circles and squares. */
const ALPHABETS = [0x1f1e6, 0x1f150, 0x1f170];

function byLetter(rows: Rows): ReadonlyMap<string, string> {
  return new Map(
    rows.flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin] as const)),
  );
}

const DRAWN = byLetter(DRAWN_AS);
const CLOSE = byLetter(CLOSE_TO);

/** The Latin letter that a letter of another script is drawn as; null if there is none. */
export function drawnAs(letter: string): string | null {
  return DRAWN.get(letter) ?? null;
}

/** The Latin letter that a character can be taken for; null if there is none. */
export function takenFor(character: string): string | null {
  const point = character.codePointAt(0) ?? 0;
  const start = ALPHABETS.find((first) => point >= first && point < first + 26);
  if (start !== undefined) return String.fromCodePoint(point - start + 0x41);
  return DRAWN.get(character) ?? CLOSE.get(character) ?? null;
}
