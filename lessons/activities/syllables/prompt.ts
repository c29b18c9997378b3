/** The prompt sent to the model. */
export const prompt = `Cut the {{target}} words of the text into spoken syllables, as a teacher at {{level}} would clap them: {{count}} different words, each once, in the order of the text, written as the text writes them; no names, no figures.
Put a middle dot (·) between syllables and change no letter: without the dots each is the word itself. Where the script does not show the sounds, cut the reading: Japanese by mora in kana (small kana stay with the kana before them; っ and ん stand alone), Arabic, Hebrew, Persian and Urdu with the vowel marks written. Chinese by character, Korean by block, Indic scripts by akshara.
Answer with "w": rows of ["syl·la·bles"], or [word, "cut·read·ing"] where the reading is cut.`;
