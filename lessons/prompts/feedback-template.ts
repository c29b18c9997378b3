/** The code's own instruction to the model. */
export const feedbackTemplate = `A pupil who learns {{target}} answered "question" with "written". Draft the feedback that the teacher will read, change and send.
"f": two or three short sentences in simple {{native}}, to the pupil: first one thing that is well done, with a word of theirs; then the most important mistake or the next step, with the corrected {{target}} words in quotation marks. Kind, concrete, no grades.
"p": 0 to 100 for how well it answers the question in understandable {{target}}; small slips cost little.`;
