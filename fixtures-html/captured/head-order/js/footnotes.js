(window.ran = window.ran || []).push('footnotes.js');
if (!articleConfig.footnotes) throw new Error('footnotes.js needs the settings of the article');
App.footnotes = App.markdown('*1*');
