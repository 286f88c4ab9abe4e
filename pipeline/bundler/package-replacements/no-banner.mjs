/** Replaces the banners of Docusaurus and its theme that the built site never shows. */
export default () => null;
