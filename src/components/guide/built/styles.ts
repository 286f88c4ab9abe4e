/**
 * Imports the styles of elements that only the server renders. A class without a style fails the
 * build.
 */
import '../../home/styles.module.css';
import '../Enlarge.module.css';
import '../Figure.module.css';
import '../GuideTabs.module.css';
import '../Island.module.css';
import '@docusaurus/theme-classic/lib/theme/Admonition/Layout/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/Heading/styles.module.css';
import '@docusaurus/theme-classic/lib/theme/MDXComponents/Ul/styles.module.css';
