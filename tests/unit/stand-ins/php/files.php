<?php
// Reads files that OpenCart reads: PHP files with texts, and the XML of a modification.
require __DIR__ . '/json.php';

function texts_of( string $code ): array {
	$_ = array();
	eval( substr( $code, strlen( '<?php' ) ) );
	return $_;
}

list( 'languages' => $languages, 'xml' => $xml ) = read_input();
$modification = new SimpleXMLElement( $xml );
write_answer(
	array(
		'texts' => array_map( 'texts_of', $languages ),
		'xml'   => array(
			'name'    => (string) $modification->name,
			'code'    => (string) $modification->code,
			'version' => (string) $modification->version,
			'file'    => (string) $modification->file['path'],
		),
	)
);
