<?php
// Marks pages with Atoll_Page.
require __DIR__ . '/json.php';
foreach ( array( 'tags', 'element', 'open-elements', 'tree', 'document', 'selector', 'page' ) as $name ) {
	require __DIR__ . "/../../../../install/php/class-atoll-$name.php";
}

list( 'rules' => $codes, 'pages' => $pages ) = read_input();
$rules = array_map(
	static function ( $code ) {
		return eval( "return $code;" );
	},
	$codes
);
$answers = array();
foreach ( $pages as $asked ) {
	$page    = new Atoll_Page( base64_decode( $asked['html'] ), $rules[ $asked['rules'] ], $asked['groups'] ?? array( 'order', 'cart', 'search' ) );
	$results = array();
	foreach ( $asked['calls'] ?? array() as $call ) {
		$results[] = $page->{$call[0]}( ...array_slice( $call, 1 ) );
	}
	$answers[] = array(
		'html'    => base64_encode( $page->html() ),
		'answers' => $results,
		'report'  => $page->report(),
		'isWhole' => $page->is_whole(),
	);
}
write_answer( $answers );
