/** Tags, emphasis, code and links as Markdown and HTML write them. */
const markup = /<\/?[a-z!][^<>]*>|\*\*|```|\]\(|&(?:[a-z]+|#\d+);/iu;
const address = /https?:\/\/|www\.|javascript:|data:text/iu;

/** Whether a line of a model can stand in a lesson: words alone, no markup and no address of the web. */
export const isPlainLine = (line: string): boolean => !markup.test(line) && !address.test(line);
