const woven: readonly { name: string; text: string }[] = [
  {
    name: 'Texts and dialogues',
    text: 'From 50 to 500 words, for two or three speakers or none, from A1.1 to C1.2 or by school year.',
  },
  { name: '38 languages', text: 'Each with its own script, direction and way of counting words.' },
  {
    name: 'Gap-fill',
    text: 'By percentage, at random, by part of speech or word by word, with a word bank.',
  },
  {
    name: 'Ten kinds of questions',
    text: 'True or false, comprehension, who said what, inference, odd one out and more, with answers to reveal.',
  },
  {
    name: 'Vocabulary and chunks',
    text: 'Equal on both sides, aligned, and always from the text.',
  },
  {
    name: 'Sound',
    text: 'A voice for each speaker, sentence by sentence, and slower when you need it.',
  },
];

export function WovenList() {
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {woven.map((item) => (
        <li key={item.name} className="border-t-2 border-line py-5">
          <h3 className="text-lg">{item.name}</h3>
          <p className="mt-1 text-ink-2">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}
