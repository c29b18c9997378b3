import type { Text } from '#language/text/text.ts';
import { Feedback } from '../games/Feedback.tsx';
import { GameWords } from '../games/GameWords.tsx';
import type { Race } from './race.ts';

interface RaceSaidProps {
  race: Race;
  languages: Pick<Text, 'target' | 'native'>;
}

/** How this round went, with the right answer. */
export function RaceSaid({ race, languages }: RaceSaidProps) {
  const round = race.rounds[race.at];
  if (!round) return null;
  const answer = (
    <GameWords plain side={round.asked} languages={languages} words={round.item[round.asked]} />
  );
  switch (race.outcome) {
    case 'right':
      return <Feedback tone="right">Right! {race.play.gained} points.</Feedback>;
    case 'wrong':
      return <Feedback tone="wrong">Not this time. It is: {answer}</Feedback>;
    case 'late':
      return <Feedback tone="late">Time is up. It is: {answer}</Feedback>;
    case 'open':
      return <Feedback tone="plain">Was it right?</Feedback>;
    default:
      return <Feedback tone="plain">{''}</Feedback>;
  }
}
