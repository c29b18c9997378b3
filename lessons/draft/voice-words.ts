import { msg } from '@lingui/core/macro';
import type { Message } from '#language/wordings/speaker.ts';
import type { VoiceId } from './voices.ts';

/** How each voice sounds, in two or three words. They are not in `voices.ts`, because Workers load that file without macros. */
export const voiceWords: Record<VoiceId, Message> = {
  nova: msg({ message: 'bright, higher', context: 'voice' }),
  onyx: msg({ message: 'deep, calm', context: 'voice' }),
  alloy: msg({ message: 'even, middle', context: 'voice' }),
  echo: msg({ message: 'warm, lower', context: 'voice' }),
  shimmer: msg({ message: 'soft, higher', context: 'voice' }),
  fable: msg({ message: 'lively, middle', context: 'voice' }),
  coral: msg({ message: 'friendly, higher', context: 'voice' }),
  ash: msg({ message: 'clear, lower', context: 'voice' }),
  sage: msg({ message: 'gentle, higher', context: 'voice' }),
  ballad: msg({ message: 'slow, lower', context: 'voice' }),
};
